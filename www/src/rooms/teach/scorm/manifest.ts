// The manifest of a SCORM 1.2 package: one activity for each part of a class page, all shown by the same page.

import type { ClassSet } from '../../../kernel/classroom/set';

/** The files of a package. */
export const LAUNCH = 'launch.html';
export const FILES = [LAUNCH, 'bridge.js', 'queens.html'] as const;

/** `untitled`: the title of parts without one. */
export function manifestOf({ title, links }: ClassSet, untitled: string, identifier: string): string {
  const items = links.map(
    (
      link,
      at,
    ) => `      <item identifier="item-${at + 1}" identifierref="queens" isvisible="true" parameters="?item=${at + 1}">
        <title>${escapeXml(link.title || untitled)}</title>
      </item>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="${identifier}" version="1.2"
  xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2"
  xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2"
  xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"
  xsi:schemaLocation="http://www.imsproject.org/xsd/imscp_rootv1p1p2 imscp_rootv1p1p2.xsd http://www.adlnet.org/xsd/adlcp_rootv1p2 adlcp_rootv1p2.xsd">
  <metadata>
    <schema>ADL SCORM</schema>
    <schemaversion>1.2</schemaversion>
  </metadata>
  <organizations default="class">
    <organization identifier="class">
      <title>${escapeXml(title || untitled)}</title>
${items.join('\n')}
    </organization>
  </organizations>
  <resources>
    <resource identifier="queens" type="webcontent" adlcp:scormtype="sco" href="${LAUNCH}">
${FILES.map((file) => `      <file href="${file}"/>`).join('\n')}
    </resource>
  </resources>
</manifest>
`;
}

export const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
