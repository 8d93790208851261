/** The first owner of the installation, signed in. */
export async function makeOwner(context, setupToken) {
  await context.request.get('/api/commerce/shopping-cart');
  const owner = { name: 'Owner', email: 'owner@example.com', password: 'a password nobody guesses' };
  await send(context, `/api/team/owner?token=${setupToken}`, owner);
}

/** A page with this many blocks: texts, quotes, buttons and lines, every tenth a row with two columns of texts. */
export async function makePage(context, slug, count) {
  const texts = {};
  const text = (id) => {
    texts[id] = {
      html: `<p>Text ${id}: thrown, turned, glazed and fired twice, in a kiln that we built ourselves.</p>`,
    };
    return { type: 'html', props: { id } };
  };
  const content = [];
  let made = 0;
  while (made < count) {
    const id = `b${made}`;
    if (made % 10 === 9 && made + 3 <= count) {
      const columns = ['x', 'y'].map((name) => ({ span: 6, blocks: [text(`${id}${name}`)] }));
      content.push({ type: 'row', props: { id, columns } });
      made += 3;
      continue;
    }
    content.push(blockOf(made, id, text, texts));
    made += 1;
  }
  const body = {
    slug,
    type: 10,
    isEnabled: true,
    regionName: null,
    parentId: null,
    mainImageId: null,
    texts: { en: { title: 'Our story' } },
    layout: { schema: 1, root: {}, content, texts: { en: texts } },
  };
  return await send(context, '/api/pages', { body });
}

function blockOf(number, id, text, texts) {
  const kind = ['html', 'quote', 'button', 'html', 'horizontalrule'][number % 5];
  if (kind === 'html') return text(id);
  if (kind === 'quote') texts[id] = { quote: `<p>What a mug, number ${number}</p>`, source: 'Ada' };
  if (kind === 'button') texts[id] = { buttonText: `Visit us ${number}` };
  return { type: kind, props: { id } };
}

async function send(context, path, data) {
  const crumb = (await context.cookies()).find(({ name }) => name === 'crumb')?.value ?? '';
  const answer = await context.request.post(path, { data, headers: { 'x-crumb': crumb } });
  if (answer.status() !== 200) throw new Error(`${path} returned ${answer.status()}: ${await answer.text()}`);
  return await answer.json();
}

/** Opens the builder; returns its page and its canvas once that has answered. */
export async function openBuilder(context, { id }) {
  const page = await context.newPage();
  await page.goto(`/config/pages/${id}/builder`);
  const canvas = page.frameLocator('[data-preview-frame]');
  await canvas.locator('blockquote').first().click();
  await page.getByRole('toolbar', { name: 'Edit the page' }).waitFor();
  return { page, canvas };
}

/** Until everything is saved. */
export async function saved(page) {
  await page.locator('header [data-form-state="normal"]').waitFor({ timeout: 120_000 });
}
