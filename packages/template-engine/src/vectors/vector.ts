import type { Value } from '../values/value.ts';

/** A test vector of the exchange format. */
export interface Vector {
  readonly id: string;
  readonly topic: string;
  readonly kind: 'template' | 'parse' | 'formatter' | 'predicate' | 'expr' | 'helper';
  readonly json?: Value;
  readonly locale?: string | null;
  readonly now?: number;
  readonly options?: VectorOptions;
  /** The result depends on the version of the locale data. */
  readonly cldrSensitive?: boolean;
  readonly template?: string;
  readonly partials?: Readonly<Record<string, string>>;
  readonly inject?: Readonly<Record<string, Value>>;
  readonly compare?: 'exact' | 'trimmed';
  readonly expectedOutput?: string;
  readonly expectedErrors?: readonly (ExpectedError | string)[];
  readonly expectedAst?: Value;
  readonly extraFormatters?: readonly string[];
  readonly name?: string;
  readonly args?: readonly string[];
  readonly vars?: readonly Value[];
  readonly expected?: Value;
  readonly stack?: readonly { readonly node: Value; readonly index: number }[];
  readonly expr?: string;
  readonly expectedValue?: Value;
  readonly render?: VectorRender;
}

interface VectorOptions {
  readonly enableExpr?: boolean;
  readonly enableInclude?: boolean;
  readonly maxTokens?: number;
  readonly maxStringLen?: number;
}

export interface ExpectedError {
  readonly type: string;
  readonly message: string;
}

/** The same case written as a template. */
interface VectorRender {
  readonly template: string;
  readonly json: Value;
  readonly output: string;
  readonly errors?: readonly ExpectedError[];
}

/** One expectation of a vector and the actual result, both ready to print. */
export interface Mismatch {
  readonly what: string;
  readonly expected: string;
  readonly got: string;
}
