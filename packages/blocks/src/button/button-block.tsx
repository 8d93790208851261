import type { BlockSettings, buttonBlock } from '@awning/site-model';
import { type Edited, textMark } from '../layout/text-mark.ts';

type ButtonBlockProps = BlockSettings<typeof buttonBlock> & Edited;

export function ButtonBlock(props: ButtonBlockProps) {
  const { buttonText, buttonLink, buttonSize, buttonAlignment, newWindow, isEdited } = props;
  return (
    <div
      className={`sqs-block-button-container sqs-block-button-container--${buttonAlignment}`}
      data-alignment={buttonAlignment}
      data-button-size={buttonSize}
    >
      <a
        href={buttonLink}
        className={`sqs-block-button-element sqs-block-button-element--${buttonSize} sqs-button-element--primary`}
        target={newWindow ? '_blank' : undefined}
        rel={newWindow ? 'noopener' : undefined}
        {...textMark(isEdited, 'buttonText')}
      >
        {buttonText}
      </a>
    </div>
  );
}
