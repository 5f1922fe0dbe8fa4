/** The German messages, by file. */
export default import.meta.glob<string>('../../../texts/de/*.ftl', { eager: true, query: '?raw', import: 'default' });
