// The questions of the toy worker.

export interface ToyQuestions {
  twice: { question: { of: number }; progress: null; answer: number };
}
