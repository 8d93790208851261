/**
 * The frame of every mail: one column of 600 px made of tables with styles on the elements, because mail programs drop style
 * sheets and know little else. The colours keep their contrast when a program turns them dark.
 */
export const layoutHtml = `<!doctype html>
<html lang="{language|htmlattr}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>{subject|html}</title>
</head>
<body style="margin:0;padding:0;background:#f4f1ec;color:#22302d;">
{.if texts.preview}<div style="display:none;max-height:0;overflow:hidden;">{texts.preview|html}</div>
{.end}<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#f4f1ec;">
<tr><td align="center" style="padding:32px 12px;">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px;background:#ffffff;border-radius:12px;border:1px solid #e4ded4;">
<tr><td style="padding:28px 36px 0 36px;font-family:Helvetica,Arial,sans-serif;font-size:15px;line-height:22px;font-weight:bold;color:#0f5c4f;">{websiteName|html}</td></tr>
<tr><td style="padding:12px 36px 36px 36px;font-family:Helvetica,Arial,sans-serif;font-size:16px;line-height:25px;color:#22302d;overflow-wrap:anywhere;word-break:break-word;">
{content}
</td></tr>
</table>
<p style="max-width:600px;margin:20px auto 0 auto;font-family:Helvetica,Arial,sans-serif;font-size:13px;line-height:20px;color:#5d6a66;">{texts.footer|html}</p>
</td></tr>
</table>
</body>
</html>`;

export const layoutText = `{websiteName}

{content}

-- {.newline}{texts.footer}
`;

/** Pieces of a mail's content. They return template source; tags inside must be escaped by whoever writes them. */
export function heading(source: string): string {
  return `<h1 style="margin:8px 0 16px 0;font-size:24px;line-height:32px;font-weight:bold;color:#16211f;">${source}</h1>`;
}

export function paragraph(source: string): string {
  return `<p style="margin:0 0 16px 0;">${source}</p>`;
}

export function smallPrint(source: string): string {
  return `<p style="margin:0 0 12px 0;font-size:14px;line-height:21px;color:#5d6a66;">${source}</p>`;
}

export function button(label: string, address: string): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:24px 0;"><tr><td style="background:#0f5c4f;border-radius:8px;"><a href="${address}" style="display:inline-block;padding:13px 26px;font-family:Helvetica,Arial,sans-serif;font-size:16px;line-height:22px;font-weight:bold;color:#ffffff;text-decoration:none;">${label}</a></td></tr></table>`;
}
