// Input from outside the page: a key that chooses a picture, and the content of the clipboard.

import { html, type TemplateResult } from 'lit-html';

/** A key that opens the chooser of pictures, or the camera on a phone. */
export function pictureKey(label: string, open: (file: File) => void): TemplateResult {
  const chosen = ({ target }: Event): void => {
    const field = target as HTMLInputElement;
    const [file] = field.files ?? [];
    field.value = '';
    if (file) open(file);
  };
  return html`<label class="btn">${label}<input class="hide" type="file" accept="image/*" @change=${chosen} /></label>`;
}

/** Returns the picture or the text in the clipboard; null if the browser denies access. */
export async function fromClipboard(): Promise<string | File | null> {
  try {
    for (const item of await navigator.clipboard.read()) {
      const type = item.types.find((one) => one.startsWith('image/'));
      if (type) return new File([await item.getType(type)], 'clipboard', { type });
    }
  } catch {
    // Some browsers give texts only.
  }
  return navigator.clipboard.readText().catch(() => null);
}
