import { isCurrencyCode, moneyText, parseMoney } from '@awning/formats';
import type { RenderContext, Template, TemplateError } from '@awning/template-engine';
import { templateLimits } from '../../platform/template-limits.ts';
import { primaryLanguage } from '../../platform/website/index.ts';
import type { PageCode } from './page-code.ts';
import type { PageRequest, Scope } from './site.ts';
import type { Sources } from './sources.ts';
import type { LoadedTheme } from './theme/themes.ts';

export interface TemplateSurroundings {
  readonly request: Pick<PageRequest, 'language' | 'now' | 'website'>;
  readonly theme: LoadedTheme;
  /** Records the code that the templates have printed. */
  readonly code: PageCode;
  /** Records until when the output is valid. */
  readonly sources: Pick<Sources, 'holdsUntil'>;
  /** For the author of a theme: told the mistakes of every run. */
  readonly onTemplateErrors?: ((theme: LoadedTheme, errors: readonly TemplateError[]) => void) | undefined;
}

/**
 * Runs a template with the site's locale, clock and partials. An error inside prints nothing and never stops a page.
 */
export function renderTemplate(surroundings: TemplateSurroundings, template: Template, scope: Scope): string {
  const { output, inlineCode, errors } = template.render(scope, renderContext(surroundings));
  surroundings.code.add(inlineCode);
  if (errors.length > 0) surroundings.onTemplateErrors?.(surroundings.theme, errors);
  return output;
}

function renderContext({ request, theme, sources }: TemplateSurroundings): RenderContext {
  return {
    partials: theme.partials,
    locale: request.language,
    fallbackLocale: primaryLanguage(request.website),
    now: request.now.getTime(),
    holdsUntil: sources.holdsUntil,
    enableExpressions: true,
    enableInclude: true,
    moneyText: plainMoneyText,
    limits: templateLimits,
  };
}

/** The format of Appendix D, for sites that have switched off the locale's money format (D-051). */
function plainMoneyText(amount: string, currency: string): string {
  const parsed = isCurrencyCode(currency) ? parseMoney(amount, currency) : undefined;
  return parsed?.ok === true ? moneyText(parsed.money) : amount;
}
