/** A document as its calls return it. */
export interface EditedDocument<Body> {
  readonly id: string;
  readonly version: number;
  readonly body: Body;
  readonly changedBy: string | null;
  readonly changedAt: string | null;
}

/** A part of a document as people speak of it: one name, and one text for its value. It may be made of several values that belong together. */
export interface DocumentField<Body> {
  readonly label: string;
  readonly names: readonly (keyof Body & string)[];
  readonly text: (body: Body) => string;
}
