// Messages between the page and its service worker.

/** Why a version could not be stored: the disk is full, the browser refuses, or it could not be fetched whole. */
export type FailureReason = 'full' | 'refused' | 'torn';

/** From the service worker to every page. */
export type ServiceMessage =
  /** From now on the page opens with this version. */
  { readonly type: 'kept'; readonly version: string } | { readonly type: 'unkept'; readonly why: FailureReason };

/** From a page to a service worker. */
export type PageMessage =
  /** The page is open, with this version. */
  | { readonly type: 'opened'; readonly version: string }
  /** A waiting version may replace the previous one. */
  | { readonly type: 'takeOver' };
