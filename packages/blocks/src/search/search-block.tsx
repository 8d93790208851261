import type { BlockSettings, searchBlock } from '@awning/site-model';

interface SearchBlockProps extends BlockSettings<typeof searchBlock> {
  /** The search page in the visitor's language. */
  readonly action?: string;
  readonly words?: { readonly label: string; readonly button: string };
  /** Unique on the page. */
  readonly inputId?: string;
}

export function SearchBlock({ action, words, inputId, label }: SearchBlockProps) {
  if (action === undefined || words === undefined) return null;
  return (
    // The element <search> is too new for the browsers that shops meet.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <form className="search-form sqs-search-ui-form" role="search" method="get" action={action}>
      <label className="search-label" htmlFor={inputId}>
        {label === '' ? words.label : label}
      </label>
      <div className="search-line">
        <input className="search-input" id={inputId} type="search" name="q" autoComplete="off" />
        <button className="search-button sqs-button-element--primary" type="submit">
          {words.button}
        </button>
      </div>
    </form>
  );
}
