import { auditedBy, writeAudit } from '../../../platform/database/index.ts';
import { defineRoute, type Refusal, type Route, refused, type TeamRequest } from '../../../platform/http/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import { announceChange, subjectOf } from '../../../platform/subjects/index.ts';
import { changeSettings, type Website } from '../../../platform/website/index.ts';
import { renderingOf } from '../door.ts';
import { fontFaces } from '../theme/font-faces.ts';
import { inspectTheme } from '../theme/inspect-theme.ts';
import { isChoosable } from '../theme/installed-themes.ts';
import { otherOrigins } from '../theme/other-origins.ts';
import { lockThemes, selectThemeArchive } from '../theme/store.ts';
import { isUploadedName } from '../theme/uploaded-themes.ts';
import { listAreas, listMenus } from './area-list.ts';
import { checkTweaks } from './editing/document.ts';
import { listThemes } from './list-themes.ts';
import { drawLook } from './look.ts';
import { themeMessages } from './messages.ts';
import {
  AreasAnswer,
  ChooseThemeBody,
  FindingsAnswer,
  FontsAnswer,
  LookAnswer,
  LookBody,
  MenusAnswer,
  OriginsAnswer,
  ThemeParams,
  ThemesAnswer,
  TweaksAnswer,
} from './schema.ts';
import { listTweaks } from './tweak-list.ts';

const reading = { access: { kind: 'team', right: 'settings.manage' }, forgery: 'safe', limit: 'unlimited' } as const;

const ofOneTheme = { refusals: { 404: themeMessages.gone }, examples: [{ params: { name: 'starter' } }] };

/** A broken theme may have thousands; the author fixes the first ones first. */
const MAX_FINDINGS = 200;

/** The themes of the installation, and the one that a website has chosen. */
export function themeChoiceRoutes(parts: Parts): Route[] {
  return [
    defineRoute({
      method: 'GET',
      path: '/api/website/themes',
      summary: 'The themes that the website can choose, and the one it has chosen.',
      ...reading,
      schema: { answer: ThemesAnswer },
      handle: ({ website }) => listThemes(parts, website.id, website.settings.theme),
    }),
    defineRoute({
      method: 'PUT',
      path: '/api/website/theme',
      summary: 'Chooses the theme of the website. Its files are read anew, also if it is the one chosen before.',
      access: { kind: 'team', right: 'settings.manage' },
      forgery: 'crumb',
      limit: 'team-change',
      schema: { body: ChooseThemeBody, answer: ThemesAnswer },
      refusals: { 404: themeMessages.gone },
      examples: [{ body: { name: 'starter' } }],
      handle: async (request) => {
        const { website, body } = request;
        const { name } = body;
        const isChosen = (await canChoose(parts, website.id, name)) && (await chooseTheme(parts, request, name));
        return isChosen ? await listThemes(parts, website.id, name) : goneTheme();
      },
    }),
    defineRoute({
      method: 'GET',
      path: '/api/website/themes/:name/findings',
      summary: `What is wrong with the files, templates and styles of a theme, errors first; at most ${MAX_FINDINGS}.`,
      access: { kind: 'team', right: 'settings.manage' },
      forgery: 'safe',
      limit: 'team-change',
      ...ofOneTheme,
      schema: { params: ThemeParams, answer: FindingsAnswer },
      handle: async ({ params, website }) => {
        const theme = await findTheme(parts, website.id, params.name);
        return theme ? findingsAnswer(await inspectTheme(theme)) : goneTheme();
      },
    }),
    defineRoute({
      method: 'GET',
      path: '/api/website/themes/:name/origins',
      summary:
        'The other servers that a theme wants to load from. Pages do so only if the settings of the theme allow it.',
      ...reading,
      ...ofOneTheme,
      schema: { params: ThemeParams, answer: OriginsAnswer },
      handle: async ({ params, website }) => {
        const theme = await findTheme(parts, website.id, params.name);
        return theme ? originsAnswer(await otherOrigins(theme.theme)) : goneTheme();
      },
    }),
    defineRoute({
      method: 'GET',
      path: '/api/website/themes/:name/areas',
      summary: 'The menus and block areas of a theme, and what is stored for areas that only other themes have.',
      ...reading,
      ...ofOneTheme,
      schema: { params: ThemeParams, answer: AreasAnswer },
      handle: async ({ params, website }) => {
        const theme = await findTheme(parts, website.id, params.name);
        return theme ? await listAreas(parts.database, website.id, theme) : goneTheme();
      },
    }),
    defineRoute({
      method: 'GET',
      path: '/api/website/menus',
      summary: 'The menus of the theme of the website, and under which name the entries of each are stored.',
      access: { kind: 'team', right: 'pages.edit' },
      forgery: 'safe',
      limit: 'unlimited',
      schema: { answer: MenusAnswer },
      handle: async (request) => listMenus(request.website.settings, await (await renderingOf(parts)).theme(request)),
    }),
    defineRoute({
      method: 'GET',
      path: '/api/website/themes/:name/fonts',
      summary: 'The typefaces that a theme brings.',
      ...reading,
      ...ofOneTheme,
      schema: { params: ThemeParams, answer: FontsAnswer },
      handle: async ({ params, website }) => {
        const theme = await findTheme(parts, website.id, params.name);
        return theme ? fontsAnswer(theme.css) : goneTheme();
      },
    }),
    defineRoute({
      method: 'POST',
      path: '/api/website/themes/:name/look',
      summary: 'The style sheet of a theme with values that are not saved; nothing is changed.',
      access: { kind: 'team', right: 'settings.manage' },
      forgery: 'crumb',
      limit: 'canvas',
      refusals: { 404: themeMessages.gone },
      examples: [{ params: { name: 'starter' }, body: { tweaks: {} } }],
      schema: { params: ThemeParams, body: LookBody, answer: LookAnswer },
      handle: async ({ params, website, body }) => {
        const theme = await findTheme(parts, website.id, params.name);
        if (!theme) return goneTheme();
        const { tweaks, wrong } = checkTweaks(theme, body.tweaks);
        if (wrong.length === 0) return await drawLook(parts, { websiteId: website.id, theme, tweaks, live: body.live });
        const errors = Object.fromEntries(wrong.map((name) => [`body.tweaks.${name}`, themeMessages.wrongTweak]));
        return refused(400, themeMessages.wrongTweak, { errors, extra: { reason: 'invalid' } });
      },
    }),
    defineRoute({
      method: 'GET',
      path: '/api/website/themes/:name/tweaks',
      summary: 'What the owner can set in a theme, with the values of the theme.',
      ...reading,
      ...ofOneTheme,
      schema: { params: ThemeParams, answer: TweaksAnswer },
      handle: async ({ params, website }) => {
        const theme = await findTheme(parts, website.id, params.name);
        return theme ? listTweaks(theme) : goneTheme();
      },
    }),
  ];
}

async function canChoose(parts: Parts, websiteId: string, name: string): Promise<boolean> {
  const { themes } = await renderingOf(parts);
  return isChoosable(name) && (await themes.has(name, websiteId));
}

async function findTheme(parts: Parts, websiteId: string, name: string) {
  const { themes } = await renderingOf(parts);
  return (await canChoose(parts, websiteId, name)) ? await themes.get(name, websiteId) : undefined;
}

function goneTheme(): Refusal {
  return refused(404, themeMessages.gone, { extra: { reason: 'gone' } });
}

/** Whether there is the theme that the website has chosen; its folder may be gone. */
export async function hasTheme(parts: Parts, { id, settings }: Pick<Website, 'id' | 'settings'>): Promise<boolean> {
  const { themes } = await renderingOf(parts);
  return await themes.has(settings.theme, id);
}

/** False if the theme was deleted meanwhile. */
async function chooseTheme({ database, clock }: Parts, request: TeamRequest, name: string): Promise<boolean> {
  const { website, member } = request;
  return await database.transaction(async (connection) => {
    await lockThemes(connection, website.id);
    const isThere = !isUploadedName(name) || (await selectThemeArchive(connection, website.id, name, true));
    if (!isThere) return false;
    const { before } = await changeSettings(connection, website.id, { theme: name });
    await announceChange(connection, { websiteId: website.id, subjects: [subjectOf.settings, subjectOf.theme] });
    await writeAudit(connection, {
      ...auditedBy(clock, website.id, member),
      what: 'website.themeChosen',
      subject: `website/${website.id}`,
      before: { theme: before.theme },
      after: { theme: name },
    });
    return true;
  });
}

/** A sheet may name any number. */
const MAX_FONTS = 100;

function fontsAnswer(css: string): FontsAnswer {
  return {
    fonts: fontFaces(css)
      .slice(0, MAX_FONTS)
      .map(({ family, address = null }) => ({ family, address })),
  };
}

/** A script may name any number of addresses. */
const MAX_ORIGINS = 100;

function originsAnswer(found: Awaited<ReturnType<typeof otherOrigins>>): OriginsAnswer {
  const origins = [...new Set(found.map(({ origin }) => origin))].slice(0, MAX_ORIGINS);
  return {
    origins: origins.map((origin) => ({
      origin,
      files: [...new Set(found.filter((one) => one.origin === origin).map(({ file }) => file))].slice(0, MAX_ORIGINS),
    })),
  };
}

function findingsAnswer(findings: Awaited<ReturnType<typeof inspectTheme>>): FindingsAnswer {
  const errors = findings.filter(({ level }) => level === 'error');
  const warnings = findings.filter(({ level }) => level === 'warning');
  return {
    findings: [...errors, ...warnings]
      .slice(0, MAX_FINDINGS)
      .map(({ level, file, line = null, fault }) => ({ level, file, line, fault })),
    errors: errors.length,
    warnings: warnings.length,
  };
}
