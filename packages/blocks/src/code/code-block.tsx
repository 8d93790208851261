import type { BlockSettings, codeBlock } from '@awning/site-model';

export function CodeBlock({ code, language }: BlockSettings<typeof codeBlock>) {
  if (code === '') return null;
  const name = /^[\w+#.-]+$/.exec(language)?.[0];
  return (
    <figure className="source-code-figure">
      {language === '' ? null : <figcaption className="source-code-language">{language}</figcaption>}
      {/* Long lines scroll, so the keyboard has to reach it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre className="source-code" tabIndex={0}>
        <code className={name === undefined ? undefined : `language-${name.toLowerCase()}`}>{code}</code>
      </pre>
    </figure>
  );
}
