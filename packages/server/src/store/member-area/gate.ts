import { moneyFromCents, moneyText, subscriptionPriceText } from '@awning/formats';
import { CartProductType, hasFeature, PageType } from '@awning/site-model';
import type { FastifyRequest } from 'fastify';
import { identifySiteUser, type SiteUser } from '../../people/site-user/index.ts';
import { escapeHtml } from '../../platform/http/index.ts';
import type { Parts } from '../../platform/parts.ts';
import { addressIn, primaryLanguage } from '../../platform/website/index.ts';
import type { PageAreas } from '../../site/page-access/index.ts';
import { renderSystemPage } from '../../site/rendering/index.ts';
import {
  lowestBeforeText,
  type ProductRecord,
  productsByIds,
  productText,
  storeCurrency,
  taxNotes,
} from '../catalogue/index.ts';
import { readTaxRules } from '../store-rules/index.ts';
import { areaText } from './area.ts';
import { areaPageTexts } from './messages.ts';
import { type AreaOfPage, selectAreasOfPage } from './store.ts';

/** Opens the pages of member areas to those who have access, and shows others how to get it. */
export function pageAreas(parts: Parts): PageAreas {
  const { database, clock } = parts;
  const areasOf = (request: FastifyRequest, pageId: string, siteUser: SiteUser | undefined) =>
    selectAreasOfPage(database, request.website.id, { pageId, siteUserId: siteUser?.id, now: clock.now() });
  return {
    async access(request, pageId, siteUser) {
      const areas = await areasOf(request, pageId, siteUser);
      if (areas.length === 0) return undefined;
      return areas.some(({ isOpen }) => isOpen) ? 'open' : 'closed';
    },
    async ask(request, reply, pageId) {
      const siteUser = await identifySiteUser(parts, request, reply);
      const areas = await areasOf(request, pageId, siteUser);
      reply.header('x-robots-tag', 'noindex');
      await renderSystemPage(parts, request, reply, {
        pageType: PageType.memberAreaAccessDenied,
        title: titleOf(request, areas),
        html: await pageHtml(parts, request, areas, siteUser),
      });
    },
  };
}

function choiceOf({ website, language }: FastifyRequest) {
  return { language, primaryLanguage: primaryLanguage(website) };
}

/** A page of several areas cannot be called like one of them. */
function titleOf(request: FastifyRequest, areas: readonly AreaOfPage[]): string {
  const [only, another] = areas;
  const { title } = areaPageTexts(request.textLanguage);
  return only && !another ? areaText(only.texts, 'name', choiceOf(request)) || title : title;
}

async function pageHtml(
  parts: Parts,
  request: FastifyRequest,
  areas: readonly AreaOfPage[],
  siteUser: SiteUser | undefined,
): Promise<string> {
  const texts = areaPageTexts(request.textLanguage);
  const offered = hasFeature(request.website.planFlags, 'COMMERCE')
    ? await productsByIds(
        parts.database,
        request.website,
        areas.flatMap(({ productIds }) => productIds),
        request.language,
      )
    : [];
  const notes = taxNotes(request, offered, await readTaxRules(parts.database, request.website));
  const offers = offered.flatMap((product, position) =>
    isInStock(product) ? [{ id: product.id, html: offerHtml(request, product, notes[position]) }] : [],
  );
  const sections = areas.map((area) => areaHtml(request, area, offers, { isAlone: areas.length === 1 }));
  return [
    '<div class="guarded-page member-area">',
    `<p>${escapeHtml(texts.lead)}</p>`,
    ...sections,
    siteUser ? `<p>${escapeHtml(texts.signedInAs(siteUser.email))}</p>` : doorHtml(request),
    '</div>',
  ].join('');
}

function doorHtml(request: FastifyRequest): string {
  const { website, language, textLanguage } = request;
  const texts = areaPageTexts(textLanguage);
  const next = `?next=${encodeURIComponent(addressIn(website, language, request.url))}`;
  const link = (path: string, text: string) =>
    `<a href="${escapeHtml(addressIn(website, language, path) + next)}">${escapeHtml(text)}</a>`;
  const ways = [link('/account/login', texts.signIn), link('/account/register', texts.register)];
  return `<p class="member-area-door">${escapeHtml(texts.isMember)} ${ways.join(' · ')}</p>`;
}

interface ShownOffer {
  readonly id: string;
  readonly html: string;
}

function areaHtml(
  request: FastifyRequest,
  area: AreaOfPage,
  offers: readonly ShownOffer[],
  { isAlone }: { readonly isAlone: boolean },
): string {
  const texts = areaPageTexts(request.textLanguage);
  const [name, description] = (['name', 'description'] as const).map((field) =>
    areaText(area.texts, field, choiceOf(request)),
  );
  const paragraphs = (description ?? '').split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');
  const own = area.productIds.flatMap((id) => offers.find((offer) => offer.id === id)?.html ?? []);
  return [
    '<section class="member-area-offers">',
    isAlone ? '' : `<h2>${escapeHtml(name ?? '')}</h2>`,
    ...paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph.trim()).replaceAll('\n', '<br>')}</p>`),
    ...(own.length > 0 ? own : [`<p>${escapeHtml(texts.noOffer)}</p>`]),
    '</section>',
  ].join('');
}

/** Places in a course may be limited. */
function isInStock({ structuredContent: { variants } }: ProductRecord): boolean {
  return variants.some(({ unlimited, qtyInStock }) => unlimited || qtyInStock > 0);
}

/** It works without scripts: each button leads to the page of the checkout that sells it. */
function offerHtml(
  request: FastifyRequest,
  { id, texts, structuredContent }: ProductRecord,
  taxNote: string | undefined,
): string {
  const { website, language, textLanguage } = request;
  const { subscribe, buy } = areaPageTexts(textLanguage);
  const isOnce = structuredContent.productType === CartProductType.PAYWALL;
  const action = addressIn(website, language, isOnce ? '/checkout/membership/add' : '/checkout/subscription/add');
  const name = productText(texts, 'name', choiceOf(request)) ?? '';
  return [
    `<form class="member-area-offer" method="post" action="${escapeHtml(action)}">`,
    '<div class="member-area-sold">',
    `<p><strong>${escapeHtml(name)}</strong> <span class="member-area-price">${escapeHtml(priceText(request, structuredContent))}</span></p>`,
    ...priceLines(request, structuredContent, taxNote),
    '</div>',
    `<input type="hidden" name="itemId" value="${escapeHtml(id)}">`,
    `<button type="submit" class="sqs-block-button-element sqs-button-element--primary">${escapeHtml(isOnce ? buy : subscribe)}</button>`,
    '</form>',
  ].join('');
}

type Content = ProductRecord['structuredContent'];

function priceText(request: FastifyRequest, { variants, subscriptionPlan: plan }: Content): string {
  const [variant] = variants;
  if (!variant) return '';
  const cents = variant.onSale ? variant.salePrice : variant.price;
  const { locale, useCLDRMoneyFormat } = styleOf(request);
  const price = moneyText(moneyFromCents(cents, storeCurrency(request.website)), { useCLDRMoneyFormat, locale });
  return plan ? subscriptionPriceText(price, plan, { locale }) : price;
}

/** What pages of products say below a price, in the same words. */
function priceLines(request: FastifyRequest, { variants }: Content, taxNote: string | undefined): readonly string[] {
  const [variant] = variants;
  const lowest = variant?.onSale ? lowestBeforeText(variant.lowestPriceBefore, styleOf(request)) : undefined;
  const line = (name: string, text: string | undefined) =>
    text === undefined ? [] : [`<p class="${name}">${escapeHtml(text)}</p>`];
  return [...line('product-lowest-price', lowest), ...line('product-price-note', taxNote)];
}

function styleOf({ website, language }: FastifyRequest) {
  const { useCLDRMoneyFormat } = website.settings;
  return { locale: language, fallbackLocale: primaryLanguage(website), useCLDRMoneyFormat };
}
