/** The German messages, by file; almanac, rulings and the messages of bots and decks are fetched with the first page that needs them. */
export default import.meta.glob<string>(
  [
    '../../../texts/de/*.ftl',
    '!../../../texts/de/almanac.ftl',
    '!../../../texts/de/rulings.ftl',
    '!../../../texts/de/bots.ftl',
    '!../../../texts/de/decks.ftl',
  ],
  { eager: true, query: '?raw', import: 'default' },
);
