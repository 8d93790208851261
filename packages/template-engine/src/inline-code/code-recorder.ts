import type { CodeKind } from './html-position.ts';
import type { InlineCode } from './inline-code.ts';
import { endsWhereItShould } from './inserted-value.ts';

/** More than any page has; a loop could print any number. */
const MAX_RECORDED = 200;

/** Collects the code of the source that a run prints. */
export class CodeRecorder {
  readonly recorded: InlineCode[] = [];
  private isSpoiled = false;

  /** Code whose text is known from the source. */
  add(code: InlineCode): void {
    if (this.recorded.length < MAX_RECORDED) this.recorded.push(code);
  }

  begin(): void {
    this.isSpoiled = false;
  }

  /** A value inside the code printed something that must not become code. */
  spoil(): void {
    this.isSpoiled = true;
  }

  end(kind: CodeKind, text: string): void {
    if (!this.isSpoiled && text !== '' && endsWhereItShould(text)) this.add({ kind, text });
  }
}
