// The browser's door: what every answer has in common, settings and imports. Nothing of the server can be reached from here.
export type { WireError, WireListMeta, WireRecord } from './contract/envelope.wire.ts';
export type { ImportAttributes, ImportedRowsAttributes, UndoneImportAttributes } from './contract/import.wire.ts';
export { settingsShape, type SettingsAttributes } from './contract/settings.wire.ts';
