import type { accordionBlock, BlockSettings } from '@awning/site-model';
import type { Edited } from '../layout/text-mark.ts';

interface AccordionPart {
  readonly title: string;
  /** Cleaned when it was saved. */
  readonly partHtml: string;
}

interface AccordionBlockProps extends BlockSettings<typeof accordionBlock>, Edited {
  /** What stands before the first heading, cleaned when it was saved. */
  readonly introHtml?: string;
  readonly parts?: readonly AccordionPart[];
  /** Unique on the page; of the parts with the same name only one is open. */
  readonly groupName?: string;
}

export function AccordionBlock(props: AccordionBlockProps) {
  const { introHtml = '', parts = [], groupName, isFirstOpen, allowsSeveral, isEdited } = props;
  return (
    <div className="accordion-wrapper">
      {introHtml === '' ? null : (
        <div className="accordion-intro sqs-html-content" dangerouslySetInnerHTML={{ __html: introHtml }} />
      )}
      {parts.length === 0 ? null : (
        <ul className="accordion-items-container">
          {parts.map(({ title, partHtml }, index) => (
            // Parts have no id, and several may have the same title.
            <li className="accordion-item" key={index}>
              <details
                className="accordion-item__details"
                name={allowsSeveral ? undefined : groupName}
                open={isEdited === true || (isFirstOpen && index === 0)}
              >
                <summary className="accordion-item__title">{title}</summary>
                <div
                  className="accordion-item__description sqs-html-content"
                  dangerouslySetInnerHTML={{ __html: partHtml }}
                />
              </details>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
