// A class page as a SCORM 1.2 package: a zip that a learning platform runs without this site.

import { strToU8, zipSync } from 'fflate';
import { JobError } from '../../../client/trouble';
import { type ClassSet, writeSet } from '../../../kernel/classroom/set';
import { shortSum } from '../../../kernel/receipt';
import { site } from '../../../ui/site';
import { bridge, SUSPEND_LIMIT } from './bridge';
import { escapeXml, LAUNCH, manifestOf } from './manifest';

/** The files of a package. `page`: the page in one file. */
export function filesOf(
  set: ClassSet,
  untitled: string,
  language: string,
  page: Uint8Array,
): Record<string, Uint8Array> {
  const items = set.links.map(({ title, link }) => ({ title: title || untitled, link }));
  // Within a script, "<" could end it.
  const data = JSON.stringify(items).replaceAll('<', '\\u003c');
  const launch = `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeXml(set.title || untitled)}</title>
<style>html, body { margin: 0; height: 100% } iframe { display: block; width: 100%; height: 100%; border: 0 }</style>
<iframe title="Queens" allow="fullscreen; clipboard-write"></iframe>
<script type="application/json" id="items">${data}</script>
<script src="bridge.js"></script>
</html>
`;
  return {
    'imsmanifest.xml': strToU8(manifestOf(set, untitled, `queens-${shortSum(writeSet(set))}`)),
    [LAUNCH]: strToU8(launch),
    'bridge.js': strToU8(`(${bridge.toString()})(${SUSPEND_LIMIT});\n`),
    'queens.html': page,
  };
}

/** Throws a `JobError`, `scorm-missing`, if the site does not have the page in one file. */
export async function scormPackage(set: ClassSet, untitled: string, language: string): Promise<Blob> {
  const answer = await fetch(new URL('queens.html', site())).catch(() => null);
  if (!answer?.ok) throw new JobError('scorm-missing');
  const files = filesOf(set, untitled, language, new Uint8Array(await answer.arrayBuffer()));
  return new Blob([zipSync(files, { level: 6 }) as Uint8Array<ArrayBuffer>], { type: 'application/zip' });
}
