// The questions of the watching worker: it holds one timeline, which `open` replaces.

export interface WatchQuestions {}
