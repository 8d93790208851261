import type { Value } from '@awning/template-engine';

/** The same page for every engine: one value, and one template each. All print the same text. */
export interface Page {
  readonly name: string;
  readonly data: Value;
  /** In the language of our engine and the reference. */
  readonly template: string;
  /** Missing for pages whose formatters only these two engines have. */
  readonly others?: {
    readonly liquid: string;
    readonly handlebars: string;
    readonly eta: string;
  };
}
