import { type Failure, type Form, type FormMessages, problemNotices } from '@awning/forms';
import type { MouseEvent, RefObject } from 'react';
import { focusInView } from '../scroll/scroll-to.ts';
import { firstWrongInput } from './form-fields.tsx';

interface ProblemProps {
  readonly form: Form;
  readonly failure: Failure | undefined;
  readonly texts: FormMessages;
}

interface SummaryProps extends ProblemProps {
  readonly itemIdStem: string;
  readonly summary: RefObject<HTMLDivElement | null>;
}

/** Above the form: a notice, the errors, and a link to each field. */
export function ProblemSummary({ form, failure, texts, itemIdStem, summary }: SummaryProps) {
  if (failure === undefined) return null;
  const notices = problemNotices(form, texts.submission);
  const wrong = notices === null ? [] : form.fields.filter(({ id }) => failure.fieldErrors[id] !== undefined);
  return (
    <div className="form-problem" role="alert" tabIndex={-1} ref={summary}>
      {notices === null ? null : <p className="form-problem-notice">{notices.above}</p>}
      <p className="form-problem-text">{failure.text}</p>
      {wrong.length === 0 ? null : (
        <ul className="form-problem-list">
          {wrong.map((field) => (
            <li key={field.id}>
              <a href={`#${itemIdStem}-${field.id}`} onClick={goToInput}>
                {field.title || field.description || field.id}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

export function ProblemBelow({ form, failure, texts }: ProblemProps) {
  const notices = problemNotices(form, texts.submission);
  return failure === undefined || notices === null ? null : (
    <p className="form-problem-notice form-problem-notice--below">{notices.below}</p>
  );
}

/** Without scripts the link goes to the field; with scripts it focuses the input. */
function goToInput(event: MouseEvent<HTMLAnchorElement>): void {
  const item = document.getElementById(event.currentTarget.hash.slice(1));
  const input = item === null ? null : firstWrongInput(item);
  if (item !== null && input !== null) {
    event.preventDefault();
    focusInView(input, item);
  }
}
