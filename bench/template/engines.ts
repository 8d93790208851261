import { compileTemplate, type Template, type Value } from '@awning/template-engine';
import { CLDRFramework } from '@phensley/cldr';
import { Compiler } from '@squarespace/template-engine';
import { Eta } from 'eta';
import Handlebars from 'handlebars';
import { Liquid } from 'liquidjs';
import { localePack } from './locale-pack.ts';
import type { Page } from './pages/page.ts';
import { attr, cut, html, plural, safe, uri } from './texts.ts';

const LOCALE = 'en';

/** An engine, ready to render a page and to compile its template. */
export interface Contestant {
  readonly engine: string;
  readonly render: () => string;
  readonly compile: () => unknown;
}

export const OURS = 'awning';
export const REFERENCE = 'reference';

export function contestants(page: Page): readonly Contestant[] {
  const ours = awning(page);
  const reference = referenceEngine(page);
  return page.others === undefined
    ? [reference, ours]
    : [
        reference,
        liquid(page, page.others.liquid),
        handlebars(page, page.others.handlebars),
        eta(page, page.others.eta),
        ours,
      ];
}

function awning(page: Page): Contestant {
  const template = compileTemplate(page.template);
  const context = { locale: LOCALE, enableExpressions: true };
  return {
    engine: OURS,
    render: () => template.render(page.data, context).output,
    compile: () => withCode(compileTemplate(page.template)),
  };
}

/** Code is generated on first use; compiling includes generating it. */
function withCode(template: Template): unknown {
  const source = template as Template & { unit(needs: object): unknown };
  return source.unit({ isGuarded: false, isCareful: false });
}

function referenceEngine(page: Page): Contestant {
  const compiler = new Compiler();
  const cldr = new CLDRFramework({ loader: localePack }).get(LOCALE);
  const { code } = compiler.parse(page.template);
  return {
    engine: REFERENCE,
    render: () => compiler.execute({ code, json: page.data, cldr, enableExpr: true }).ctx.render(),
    compile: () => compiler.parse(page.template),
  };
}

function liquid(page: Page, source: string): Contestant {
  const engine = new Liquid();
  for (const [name, filter] of Object.entries({ html, attr, uri, plural, safe, cut })) {
    engine.registerFilter(name, filter);
  }
  const template = engine.parse(source);
  return {
    engine: 'liquidjs',
    render: () => engine.renderSync(template, page.data as object) as string,
    compile: () => engine.parse(source),
  };
}

function handlebars(page: Page, source: string): Contestant {
  const engine = Handlebars.create();
  engine.registerHelper({
    html,
    attr,
    uri,
    plural,
    safe,
    cut,
    inc: (index: number) => index + 1,
    eq: (left: Value, right: Value) => left === right,
    gt: (left: number, right: number) => left > right,
  });
  const template = engine.compile(source);
  return {
    engine: 'handlebars',
    render: () => template(page.data),
    // The same as compiling and rendering once: code from text, function from code.
    // oxlint-disable-next-line typescript/no-implied-eval -- that is how precompiled templates of this engine are loaded
    compile: () => engine.template(new Function(`return ${engine.precompile(source) as string}`)()),
  };
}

function eta(page: Page, source: string): Contestant {
  const engine = new Eta({
    autoTrim: false,
    functionHeader: 'const {html, attr, uri, plural, safe, cut} = it.texts;',
  });
  const template = engine.compile(source);
  const data = { ...(page.data as object), texts: { html, attr, uri, plural, safe, cut } };
  return {
    engine: 'eta',
    render: () => template.call(engine, data),
    compile: () => engine.compile(source),
  };
}
