import type { BlockSettings, buttonBlock } from '@awning/site-model';

type ButtonBlockProps = BlockSettings<typeof buttonBlock>;

export function ButtonBlock({ buttonText, buttonLink, buttonSize, buttonAlignment, newWindow }: ButtonBlockProps) {
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
      >
        {buttonText}
      </a>
    </div>
  );
}
