/** The German messages, by file; the rulings of cards are fetched when the first card is read. */
export default import.meta.glob<string>(['../../../texts/de/*.ftl', '!../../../texts/de/rulings.ftl'], {
  eager: true,
  query: '?raw',
  import: 'default',
});
