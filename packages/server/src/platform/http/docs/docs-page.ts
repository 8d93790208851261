import { inlineHash, policyFor } from '../responses/csp.ts';
import { escapeHtml } from '../responses/error-page.ts';
import { checkoutExample, exampleScript } from './checkout-example.ts';

/** The parts of an OpenAPI document that the page shows. */
interface OpenApiDocument {
  readonly paths?: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

interface Operation {
  readonly summary?: string;
  readonly description?: string;
  readonly tags?: readonly string[];
  readonly parameters?: ReadonlyArray<{
    readonly name: string;
    readonly in: string;
    readonly required?: boolean;
    readonly schema?: unknown;
  }>;
  readonly requestBody?: { readonly content?: Readonly<Record<string, { readonly schema?: unknown }>> };
  readonly responses?: Readonly<
    Record<
      string,
      { readonly description?: string; readonly content?: Readonly<Record<string, { readonly schema?: unknown }>> }
    >
  >;
}

/**
 * The API documentation as one page, readable without scripts and without external content. Its only script runs the
 * example.
 */
export function docsPage(document: OpenApiDocument): string {
  const operations = Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  const tags = [...new Set(operations.map(({ operation }) => operation.tags?.[0] ?? 'site'))].sort();
  const sections = tags.map((tag) => {
    const own = operations.filter(({ operation }) => (operation.tags?.[0] ?? 'site') === tag);
    return `<section aria-labelledby="tag-${escapeHtml(tag)}"><h2 id="tag-${escapeHtml(tag)}">${escapeHtml(tag)}</h2>${own.map(operationHtml).join('')}</section>`;
  });
  const links = tags.map((tag) => `<li><a href="#tag-${escapeHtml(tag)}">${escapeHtml(tag)}</a></li>`).join('');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Awning API</title>
<style>${style}</style>
</head>
<body>
<header><h1>Awning API</h1><p>The same as an <a href="/api/docs/openapi.json">OpenAPI document</a>.</p><nav aria-label="Subjects"><ul>${links}</ul></nav></header>
<main>${hasCheckout(document) ? exampleHtml : ''}${sections.join('')}</main>
</body>
</html>
`;
}

function hasCheckout({ paths = {} }: OpenApiDocument): boolean {
  return '/api/commerce/checkout' in paths;
}

const exampleHtml = `<section aria-labelledby="example"><h2 id="example">A purchase, call by call</h2>
<p>Save it as <code>buy.mjs</code> and run it with <code>SHOP=https://your.shop node buy.mjs</code>, or press the button. Either way an
order is placed with the test card, and the shop has one piece less.</p>
<pre tabindex="0" id="checkout-example">${escapeHtml(checkoutExample)}</pre>
<button type="button" id="run-example" hidden>Run it here</button>
<pre id="example-output" role="status"></pre>
<script type="module">${exampleScript}</script></section>`;

function operationHtml({ path, method, operation }: { path: string; method: string; operation: Operation }): string {
  const parameters = (operation.parameters ?? []).map(
    (parameter) =>
      `<li><code>${escapeHtml(parameter.name)}</code> in ${escapeHtml(parameter.in)}${parameter.required ? ', required' : ''}</li>`,
  );
  const body = Object.values(operation.requestBody?.content ?? {})[0]?.schema;
  const answers = Object.entries(operation.responses ?? {}).map(
    ([status, answer]) =>
      `<dt>${escapeHtml(status)}</dt><dd>${escapeHtml(answer.description ?? '')}${Number(status) < 300 ? schemaHtml(Object.values(answer.content ?? {})[0]?.schema) : ''}</dd>`,
  );
  return `<details><summary><h3><span class="method ${method.toLowerCase()}">${method}</span> <code>${escapeHtml(path)}</code></h3>
<span class="what">${escapeHtml(operation.summary ?? '')}</span></summary>
<p>${escapeHtml(operation.description ?? '')}</p>
${parameters.length > 0 ? `<h4>Parameters</h4><ul>${parameters.join('')}</ul>` : ''}
${body ? `<h4>Body</h4>${schemaHtml(body)}` : ''}
<h4>Answers</h4><dl>${answers.join('')}</dl></details>`;
}

function schemaHtml(schema: unknown): string {
  return schema === undefined ? '' : `<pre tabindex="0">${escapeHtml(JSON.stringify(schema, null, 2))}</pre>`;
}

const style = `:root{color-scheme:light dark;font:1rem/1.6 system-ui,sans-serif}
body{margin:0 auto;max-width:60rem;padding:1.5rem 1.25rem 4rem}
h1{margin-bottom:.25rem}
h2{margin:2.5rem 0 .75rem}
h2::first-letter{text-transform:uppercase}
h3{display:inline;font-size:1rem;line-height:1.7}
h4{margin:1.25rem 0 .25rem}
a{color:light-dark(#0b5c4c,#7fd3bf)}
code{overflow-wrap:anywhere}
.method{display:inline-block;min-width:3.6rem;margin-right:.4rem;border-radius:.3rem;padding:0 .4rem;font-size:.8rem;text-align:center;color:#fff;background:#4a4f57}
.get{background:#0b5c4c}.post{background:#8a4b08}.put,.patch{background:#4b3f92}.delete{background:#a3213a}
details{border-top:1px solid #8886}
details[open]{padding-bottom:1rem}
summary{padding:.6rem 0;cursor:pointer}
.what{display:block;margin-left:1rem;color:light-dark(#4c5157,#b9bfc6)}
nav ul{display:flex;flex-wrap:wrap;gap:0 .25rem;list-style:none;margin:0 -.6rem;padding:0}
nav a{display:inline-block;padding:.3rem .6rem}
pre{overflow:auto;max-height:20rem;background:#8881;padding:.75rem;border-radius:.4rem}
pre:empty{display:none}
button{padding:.6rem 1.2rem;border:0;border-radius:.4rem;font:inherit;color:#fff;background:#0b5c4c;cursor:pointer}
dt{font-weight:600}dd{margin:0 0 .5rem 1rem}`;

/** The only inline content of the page. */
export const docsPolicy = policyFor({ scripts: [inlineHash(exampleScript)], styles: [inlineHash(style)] });
