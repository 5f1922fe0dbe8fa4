/** The English messages, by file; almanac and the messages of bots and decks are fetched with the first page that needs them. */
export default import.meta.glob<string>(
  [
    '../../../texts/en/*.ftl',
    '!../../../texts/en/almanac.ftl',
    '!../../../texts/en/bots.ftl',
    '!../../../texts/en/decks.ftl',
  ],
  { eager: true, query: '?raw', import: 'default' },
);
