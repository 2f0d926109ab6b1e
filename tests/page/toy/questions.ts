// What the worker of the toy can be asked.

export interface ToyQuestions {
  twice: { question: { of: number }; progress: null; answer: number };
}
