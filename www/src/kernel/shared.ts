// A text or a picture that another program of the device shares: the service worker stores it, and Play opens it.

/** The address in the manifest, and the name in a link. */
export const SHARED = 'shared';

/** Returns the shared text or picture and deletes it from its cache; null if nothing was shared. `scope`: the address of the site. */
export async function takeShared(scope: string): Promise<string | File | null> {
  const cache = await caches.open(scope + SHARED);
  const response = await cache.match(scope + SHARED);
  if (!response) return null;
  await caches.delete(scope + SHARED);
  const blob = await response.blob();
  return blob.type.startsWith('image/') ? new File([blob], SHARED, { type: blob.type }) : blob.text();
}
