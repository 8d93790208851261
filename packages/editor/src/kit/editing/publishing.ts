/** How a document that has drafts is shown to visitors. */
export interface Publishing {
  /** Whether a saved version waits to be published. */
  readonly isDue: boolean;
  readonly isPending: boolean;
  /** Saves what was typed first. */
  readonly run: () => void;
  /** Where to look at it before; only of what has such a screen. */
  readonly checkPath?: string;
}
