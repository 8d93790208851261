import { languages } from '@awning/formats';
import { Parser } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { features } from '../../assembly/features.ts';
import { invitationTemplate } from '../../people/team/invitation/mail.ts';
import { renderMail } from './template.ts';

const mailTemplates = features.flatMap((feature) => feature.mails ?? []);

describe.each(mailTemplates.map((template) => [template.kind, template] as const))('the mail %s', (_, template) => {
  it.each(languages)('is complete in %s', (language) => {
    const { subject, html, text } = renderMail(template, language, template.example);

    for (const part of [subject, html, text]) {
      expect(part.trim()).not.toBe('');
      expect(part).not.toMatch(/\{[\w.]+(\|[\w-]+)?\}|undefined/);
    }
    expect(html).toContain(`<html lang="${language}">`);
    expect(html).toContain('max-width:600px');
    expect(html).not.toMatch(/<(script|link|iframe|img)\b|@import|url\(|\bsrc=/);
    expect(text).not.toMatch(/<\/?\w+[^>]*>/);
  });

  it('lets no markup out of its values', () => {
    const hostile = poison(template.example) as typeof template.example;
    const { subject, html } = renderMail(template, 'en', hostile);

    expect(html).toContain('&lt;img');
    expect(elementsOf(html).some((element) => element.name === 'img' || 'onerror' in element.attributes)).toBe(false);
    expect(subject).not.toContain('\n');
  });
});

describe('renderMail', () => {
  it('ends where a page would, too, and half a mail does not go out', () => {
    const repeated = '{.repeated section l}'.repeat(8) + 'x' + '{.end}'.repeat(8);
    const endless = { ...invitationTemplate, html: repeated };
    const ten = (inner: unknown) => Array.from({ length: 10 }, () => ({ l: inner }));
    const l = Array.from({ length: 8 }).reduce<unknown>(ten, []);

    expect(() => renderMail(endless, 'en', { ...invitationTemplate.example, l })).toThrow('5000000 steps');
  });

  it('writes in the language that is asked for', () => {
    const data = { ...invitationTemplate.example, websiteName: 'Laden & Co', inviter: 'Ada' };

    expect(renderMail(invitationTemplate, 'de', data).subject).toBe('Ada lädt Sie ein, an Laden & Co mitzuarbeiten');
    expect(renderMail(invitationTemplate, 'fr', data).text).toContain('Accepter l’invitation: https://shop.example/');
    expect(renderMail(invitationTemplate, 'en', data).html).toContain('Laden &amp; Co');
  });

  it('refuses to send half a mail when a template is wrong', () => {
    const broken = { ...invitationTemplate, html: '{link|no-such-formatter}' };

    expect(() => renderMail(broken, 'en', invitationTemplate.example)).toThrow('mail template');
  });
});

function poison(value: unknown): unknown {
  if (typeof value === 'string') return `${value}\n" onerror="alert(1)"><img src=x>`;
  if (Array.isArray(value)) return value.map(poison);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, poison(part)]));
}

function elementsOf(html: string) {
  const elements: { name: string; attributes: Readonly<Record<string, string>> }[] = [];
  new Parser({ onopentag: (name, attributes) => void elements.push({ name, attributes }) }).end(html);
  return elements;
}
