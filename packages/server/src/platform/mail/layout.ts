/**
 * The frame of every mail: one column of 600 px, made of tables with inline styles, because mail programs support
 * little else. The style sheet is for programs that read one: smaller margins on a phone, and dark colours where
 * preferred. Text and background colours are always set together, for programs that invert colours. Nothing is fetched
 * from the network.
 */
export const layoutHtml = `<!doctype html>
<html lang="{language|htmlattr}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<title>{subject|html}</title>
<style>{layoutStyle}</style>
</head>
<body class="ground" style="margin:0;padding:0;background:#f4f1ec;color:#22302d;">
<div role="main">
{.if texts.preview}<div style="display:none;max-height:0;overflow:hidden;">{texts.preview|html}</div>
{.end}<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#f4f1ec;">
<tr><td align="center" style="padding:28px 12px 40px 12px;">
<table role="presentation" class="card" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px;background:#ffffff;border-radius:14px;border:1px solid #e4ded4;">
<tr><td class="inside brand" style="padding:24px 40px;border-bottom:1px solid #ece7de;font-family:Helvetica,Arial,sans-serif;font-size:16px;line-height:22px;font-weight:bold;color:#0f5c4f;overflow-wrap:anywhere;word-break:break-word;">{websiteName|html}</td></tr>
<tr><td class="inside text" style="padding:28px 40px 32px 40px;font-family:Helvetica,Arial,sans-serif;font-size:16px;line-height:25px;color:#22302d;overflow-wrap:anywhere;word-break:break-word;">
{content}
</td></tr>
</table>
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px;">
<tr><td class="inside quiet" align="center" style="padding:20px 40px 0 40px;font-family:Helvetica,Arial,sans-serif;font-size:13px;line-height:20px;color:#5d6a66;overflow-wrap:anywhere;word-break:break-word;">{texts.footer|html}</td></tr>
</table>
</td></tr>
</table>
</div>
</body>
</html>`;

/** Passed to the layout as a value, because its braces are not template tags. */
export const layoutStyle = `
@media (max-width:480px){
  .inside{padding-left:22px!important;padding-right:22px!important}
}
@media (prefers-color-scheme:dark){
  .ground{background:#121a18!important}
  .card{background:#1c2724!important;border-color:#31403b!important}
  .brand{color:#86d6c2!important;border-color:#31403b!important}
  .text,.strong{color:#e9eeec!important}
  .quiet{color:#aab7b2!important}
  .row{border-color:#31403b!important}
  .panel{background:#24312d!important}
  .button{background:#86d6c2!important}
  .button a{color:#0c1f1a!important}
}`;

export const layoutText = `{websiteName}

{content}

-- {.newline}{texts.footer}
`;

/** Parts of a mail's content. They return template source; the author must escape the tags inside. */
export function heading(source: string): string {
  return `<h1 class="strong" style="margin:0 0 14px 0;font-size:24px;line-height:31px;font-weight:bold;color:#16211f;">${source}</h1>`;
}

export function paragraph(source: string): string {
  return `<p style="margin:0 0 16px 0;">${source}</p>`;
}

export function smallPrint(source: string): string {
  return `<p class="quiet" style="margin:0 0 12px 0;font-size:14px;line-height:21px;color:#5d6a66;">${source}</p>`;
}

export function button(label: string, address: string): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:24px 0;"><tr><td class="button" style="background:#0f5c4f;border-radius:8px;"><a href="${address}" style="display:inline-block;padding:13px 26px;font-family:Helvetica,Arial,sans-serif;font-size:16px;line-height:22px;font-weight:bold;color:#ffffff;text-decoration:none;">${label}</a></td></tr></table>`;
}

/** Lines with an amount at the end, such as those of an order; `rows` are made by `amountRow`. */
export function amountTable(...rows: readonly string[]): string {
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="width:100%;margin:8px 0 24px 0;">${rows.join('')}</table>`;
}

/** `detail` is printed below the label in small type. */
export function amountRow(label: string, amount: string, detail = ''): string {
  return row({ label, amount, detail, weight: 'normal', size: 16 });
}

/** The line with the sum. */
export function totalRow(label: string, amount: string, detail = ''): string {
  return row({ label, amount, detail, weight: 'bold', size: 18 });
}

interface Row {
  readonly label: string;
  readonly amount: string;
  readonly detail: string;
  readonly weight: 'normal' | 'bold';
  readonly size: number;
}

function row({ label, amount, detail, weight, size }: Row): string {
  const cell = `font-family:Helvetica,Arial,sans-serif;font-size:${size}px;line-height:24px;font-weight:${weight};color:#22302d;vertical-align:top;border-bottom:1px solid #ece7de;`;
  return (
    `<tr><td class="row text" style="padding:12px 16px 12px 0;${cell}overflow-wrap:anywhere;word-break:break-word;">${label}${detail}</td>` +
    `<td class="row text" align="right" style="padding:12px 0;${cell}white-space:nowrap;">${amount}</td></tr>`
  );
}

/** A second line of a row: a variant, the amount of a tax. */
export function detail(source: string): string {
  return `<br><span class="quiet" style="font-size:14px;line-height:21px;font-weight:normal;color:#5d6a66;">${source}</span>`;
}

/** A separate block with a title, such as an address or a message. */
export function panel(title: string, source: string): string {
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="width:100%;margin:0 0 16px 0;"><tr><td class="panel" style="padding:16px 20px;background:#f7f5f1;border-radius:10px;font-family:Helvetica,Arial,sans-serif;"><span class="quiet" style="font-size:14px;line-height:21px;color:#5d6a66;">${title}</span><br><span class="text" style="font-size:16px;line-height:24px;color:#22302d;">${source}</span></td></tr></table>`;
}
