export interface ButtonBlockProps {
  readonly buttonText?: string;
  readonly buttonLink?: string;
  readonly buttonSize?: 'small' | 'medium' | 'large';
  readonly buttonAlignment?: 'left' | 'center' | 'right';
  readonly newWindow?: boolean;
}

export function ButtonBlock({
  buttonText = '',
  buttonLink = '#',
  buttonSize = 'medium',
  buttonAlignment = 'left',
  newWindow = false,
}: ButtonBlockProps) {
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
