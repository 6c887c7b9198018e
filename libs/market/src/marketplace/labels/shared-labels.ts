import type { Label, Labels } from './labels.ts';

/** Labels that many wares bear, as produces of one variety do: each text is kept once, and goes with its last ware. */
export class SharedLabels {
  readonly #labels: Labels;
  readonly #numbers = new Map<string, number>();
  readonly #texts: string[] = [''];
  readonly #free: number[] = [];
  /** The wares that bear each label. */
  readonly wares: number[][] = [[]];

  constructor(labels: Labels) {
    this.#labels = labels;
  }

  /** Answers the number of the label. */
  bear(ware: number, label: Label): number {
    const text = JSON.stringify([label.en, label.fr, label.words]);
    let number = this.#numbers.get(text);
    if (number === undefined) {
      number = this.#free.pop() ?? this.#texts.length;
      this.#numbers.set(text, number);
      this.#texts[number] = text;
      this.wares[number] = [];
      this.#labels.set(number, label);
    }
    this.wares[number]?.push(ware);
    return number;
  }

  drop(ware: number, number: number): void {
    const wares = this.wares[number] ?? [];
    const last = wares.pop();
    if (last !== ware && last !== undefined) wares[wares.indexOf(ware)] = last;
    if (wares.length > 0) return;
    this.#numbers.delete(this.#texts[number] ?? '');
    this.#labels.remove(number);
    this.#free.push(number);
  }
}
