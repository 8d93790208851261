import { documentCalls } from '../api/document-calls.ts';
import { Problem } from '../api/problem.ts';
import { type EditedForm, editedForm, formBody, openForm } from './edited-form.ts';
import { formTexts } from './messages.ts';
import { formPath, formsKey } from './queries.ts';

const stored = documentCalls('/api/forms', 'form');

/** Forms are read and saved in the parts that two people can change side by side. */
export const formKind = {
  listPath: formPath,
  key: formsKey,
  texts: formTexts,
  calls: {
    ...stored,
    read: async (id: string) => openForm(await stored.read(id)),
    save: async (id: string, version: number, body: EditedForm) =>
      openForm(await inParts(stored.save(id, version, formBody(body)))),
    version: async (id: string, no: number) => ({ body: editedForm((await stored.version(id, no)).body) }),
    restore: async (id: string, version: number, no: number) => openForm(await stored.restore(id, version, no)),
    recover: async (id: string) => openForm(await stored.recover(id)),
    publish: async (id: string, version: number) => openForm(await stored.publish(id, version)),
    create: async (body: EditedForm) => openForm(await inParts(stored.create(formBody(body)))),
  },
};

/** What the server finds fault with is named as the screen names it. */
async function inParts<Answer>(saving: Promise<Answer>): Promise<Answer> {
  try {
    return await saving;
  } catch (problem) {
    if (!(problem instanceof Problem) || problem.reason !== 'invalid') throw problem;
    const { kind, status, reason, message, errors } = problem;
    const named = Object.entries(errors).map(([path, text]) => [path.replace(/^body\.form\./, 'body.'), text]);
    throw new Problem(kind, status, { message, reason, errors: Object.fromEntries(named) });
  }
}
