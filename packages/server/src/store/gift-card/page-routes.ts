import { giftCardState, giftCodeText, isSpendable, readGiftCode } from '@awning/commerce';
import { moneyText } from '@awning/formats';
import { NotFoundError, PageType } from '@awning/site-model';
import { Type } from '@sinclair/typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { defineRoute, escapeHtml, pathOf, type Route } from '../../platform/http/index.ts';
import { isId } from '../../platform/id.ts';
import type { Parts } from '../../platform/parts.ts';
import { addressIn, wordsFor } from '../../platform/website/index.ts';
import { renderSystemPage } from '../../site/rendering/index.ts';
import type { GiftCard } from './card.ts';
import { giftCodeHash, openCode } from './code.ts';
import { isGiftCardToken } from './link.ts';
import { untilText, valueText } from './mail.ts';
import { balancePageTexts, cardPageTexts } from './messages.ts';
import { giftCodeLimit } from './schema.ts';
import { selectCardOfCode, selectCards } from './store.ts';

const balancePath = '/checkout/gift-card/balance';

/** The page of a card, for whoever has its link, and the page that shows a balance by the code. */
export function giftCardPageRoutes(parts: Parts): Route[] {
  const { database, config } = parts;
  return [
    defineRoute({
      method: 'GET',
      path: '/checkout/gift-card/card/:cardId',
      access: { kind: 'anyone' },
      openWhileClosed: true,
      forgery: 'safe',
      limit: 'unlimited',
      schema: {
        params: Type.Object({ cardId: Type.String() }),
        query: Type.Object({ token: Type.Optional(Type.String({ maxLength: 200 })) }),
      },
      handle: async (request, reply) => {
        const { website, params, query } = request;
        const isAllowed = isId(params.cardId) && isGiftCardToken(config.secrets, params.cardId, query.token ?? '');
        const [card] = isAllowed ? await selectCards(database, website.id, [params.cardId]) : [];
        if (!card || card.issuedAt === null) throw new NotFoundError(pathOf(request));
        reply.headers({ 'referrer-policy': 'no-referrer', 'cache-control': 'private, no-store' });
        return await renderSystemPage(parts, request, reply, {
          pageType: PageType.page,
          title: wordsFor(request, cardPageTexts).title,
          html: cardHtml(parts, request, card),
        });
      },
    }),
    defineRoute({
      method: 'GET',
      path: balancePath,
      access: { kind: 'anyone' },
      forgery: 'safe',
      limit: 'unlimited',
      schema: {},
      handle: (request, reply) => balancePage(parts, request, reply, ''),
    }),
    defineRoute({
      method: 'POST',
      path: balancePath,
      access: { kind: 'anyone' },
      forgery: 'same-origin',
      ...giftCodeLimit,
      accepts: ['form'],
      schema: { body: Type.Object({ code: Type.Optional(Type.String({ maxLength: 100 })) }) },
      handle: async (request, reply) => balancePage(parts, request, reply, await balanceText(parts, request)),
    }),
  ];
}

/** The same text for a code that is wrong, used up, expired or disabled: a guess learns nothing. */
async function balanceText(
  { database, clock }: Parts,
  request: FastifyRequest<{ Body: { code?: string } }>,
): Promise<string> {
  const { website, language, body } = request;
  const texts = wordsFor(request, balancePageTexts);
  // A text that is no code takes the same way to the database.
  const hash = giftCodeHash(readGiftCode(body.code ?? '') ?? '');
  const card = await selectCardOfCode(database, website.id, hash);
  if (!card || !isSpendable(card, card.currency, clock.now())) return texts.none;
  const shown = { ...card, language };
  const balance = texts.balance.replace('{balance}', () => valueText(website, { ...shown, value: card.balance }));
  const date = untilText(website, shown);
  return date === '' ? balance : `${balance} ${texts.until.replace('{date}', () => date)}`;
}

async function balancePage(
  parts: Parts,
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
): Promise<FastifyReply> {
  const { website, language } = request;
  const texts = wordsFor(request, balancePageTexts);
  const result = text === '' ? '' : `<p class="gift-card-balance" role="status">${escapeHtml(text)}</p>`;
  reply.headers({ 'referrer-policy': 'no-referrer', 'cache-control': 'private, no-store' });
  return await renderSystemPage(parts, request, reply, {
    pageType: PageType.page,
    title: texts.title,
    html: `${result}
<form class="gift-card-form" method="post" action="${escapeHtml(addressIn(website, language, balancePath))}">
<label for="gift-card-code">${escapeHtml(texts.code)}</label>
<input id="gift-card-code" name="code" type="text" required maxlength="100" autocomplete="off" autocapitalize="characters" spellcheck="false">
<button class="sqs-button-element--primary" type="submit">${escapeHtml(texts.action)}</button>
</form>`,
  });
}

function cardHtml(parts: Parts, request: FastifyRequest, card: GiftCard): string {
  const { website, language } = request;
  const texts = wordsFor(request, cardPageTexts);
  const shown = { ...card, language };
  const { useCLDRMoneyFormat } = website.settings;
  const balance = moneyText(
    { minorUnits: card.balance, currency: card.currency },
    { useCLDRMoneyFormat, locale: language },
  );
  const code = openCode(parts, website.id, card.sealedCode);
  const isOver = giftCardState(card, parts.clock.now()) !== 'active';
  const date = untilText(website, shown);
  const line = (name: string, text: string) => (text === '' ? '' : `<p class="${name}">${escapeHtml(text)}</p>`);
  const named = (words: string, name: string) => (name === '' ? '' : words.replace('{name}', () => name));
  return `<div class="gift-card">
${line('gift-card-shop', website.name)}
${line('gift-card-value', valueText(website, shown))}
${line('gift-card-name', named(texts.forName, card.recipientName))}
${line('gift-card-name', named(texts.fromName, card.senderName))}
${line('gift-card-message', card.message)}
${isOver || code === undefined ? line('gift-card-over', texts.over) : codeHtml(texts.code, giftCodeText(code))}
${card.balance === card.value ? '' : line('gift-card-rest', `${texts.balance}: ${balance}`)}
${
  date === ''
    ? ''
    : line(
        'gift-card-until',
        texts.until.replace('{date}', () => date),
      )
}
${isOver ? '' : line('gift-card-how', texts.how)}
</div>`;
}

function codeHtml(label: string, code: string): string {
  return `<p class="gift-card-code"><span>${escapeHtml(label)}</span> <strong>${escapeHtml(code)}</strong></p>`;
}
