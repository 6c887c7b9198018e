/** One change of one record, as `GET /history` answers it (attributes, camelCase). */
export interface HistoryEntryAttributes {
  readonly event: string;
  readonly resourceType: string;
  readonly resourceId: string;
  /** What the record was called at the time, when it has a name. */
  readonly label: string | null;
  /** ISO 8601 UTC. */
  readonly recordedAt: string;
  readonly position: number;
  /** `accountId` is null for the operator; `name` is given for the company’s own people only. */
  readonly actor: { readonly accountId: string | null; readonly name: string | null; readonly role: string };
  /** Field names in snake_case, as in the record itself. */
  readonly changes: readonly { readonly field: string; readonly from: unknown; readonly to: unknown }[];
  /** How a removal that still holds can be taken back. */
  readonly undo: 'restore' | null;
}
