/** Quiet sounds, made as they are needed; on or off by one button, remembered, and never before the first gesture. */

/** The one that matters most first: of several at once it alone is heard. */
const RANKED = ["end", "turn", "fall", "blow", "dice", "coin", "wood", "gain"] as const;
export type Sound = (typeof RANKED)[number];
export const foremost = (sounds: readonly (Sound | null)[]): Sound | null =>
  RANKED.find((sound) => sounds.includes(sound)) ?? null;

const KEY = "kingtable.sound";
const LOUDNESS = 0.16;
/** How loud it may be chosen; 1 is the usual. */
export const LEVELS = [0.4, 1, 2] as const;
const LEVEL = "kingtable.loudness";
/** Sounds that call somebody back to the table: they are heard from another tab, too. */
const CALLS: readonly Sound[] = ["turn"];

/** A tone or a burst of noise: when it begins and how long it lasts in seconds, its pitch, how loud it is. */
interface Note {
  at: number;
  lasts: number;
  pitch: number;
  loud: number;
  noise?: boolean;
}

const ping = (at: number, pitch: number, lasts = 0.22, loud = 0.5): Note => ({ at, lasts, pitch, loud });
const knock = (at: number, pitch: number, lasts = 0.05, loud = 1): Note => ({ at, lasts, pitch, loud, noise: true });

const SOUNDS: Record<Sound, readonly Note[]> = {
  // They rattle as they fall, and come to lie one after another, as their pictures do.
  dice: [
    ...[0, 0.07, 0.12, 0.2, 0.26, 0.37].map((at, n) => knock(at, 1700 + 260 * (n % 3), 0.035, 0.6 - n * 0.06)),
    ...[0.6, 0.64, 0.68, 0.72, 0.76, 0.8].map((at, n) => knock(at, 900 + 140 * (n % 3), 0.04, 0.8)),
  ],
  wood: [knock(0, 620, 0.06), knock(0.05, 420, 0.09, 0.7)],
  coin: [ping(0, 1320, 0.12), ping(0.07, 1760, 0.3)],
  blow: [knock(0, 150, 0.22, 1.6), ping(0, 82, 0.2, 0.9)],
  fall: [ping(0, 330, 0.3), ping(0.18, 247, 0.3), ping(0.36, 165, 0.5)],
  gain: [ping(0, 990, 0.16, 0.3)],
  end: [523, 659, 784, 1047].map((pitch, n) => ping(n * 0.13, pitch, 0.4, 0.4)),
  turn: [ping(0, 660, 0.25, 0.45), ping(0.13, 880, 0.45, 0.45)],
};

class Sounds {
  on = $state(read());
  level: number = $state(readLevel());
  #touched = false;
  #context: AudioContext | null = null;
  #hiss: AudioBuffer | null = null;

  constructor() {
    const begin = (): void => {
      this.#touched = true;
      this.#open();
      removeEventListener("pointerdown", begin, true);
      removeEventListener("keydown", begin, true);
    };
    addEventListener("pointerdown", begin, true);
    addEventListener("keydown", begin, true);
  }

  /** It may take a while: what was pressed comes first. */
  #open(): void {
    if (!this.on || !this.#touched || typeof AudioContext === "undefined") return;
    setTimeout(() => (this.#context ??= new AudioContext()));
  }

  turn(on: boolean): void {
    this.on = on;
    this.#open();
    try {
      localStorage.setItem(KEY, on ? "on" : "off");
    } catch {
      // It holds until the page is left.
    }
  }

  /** How loud from now on; it is heard at once. */
  loud(level: number): void {
    this.level = level;
    this.turn(true);
    try {
      localStorage.setItem(LEVEL, String(level));
    } catch {
      // It holds until the page is left.
    }
    this.play("turn");
  }

  play(sound: Sound): void {
    const context = this.#context;
    if (!this.on || !context || (document.hidden && !CALLS.includes(sound))) return;
    if (context.state === "suspended") void context.resume();
    const volume = context.createGain();
    volume.gain.value = LOUDNESS * this.level;
    volume.connect(context.destination);
    for (const note of SOUNDS[sound]) this.#note(context, volume, note);
  }

  #note(context: AudioContext, volume: GainNode, { at, lasts, pitch, loud, noise }: Note): void {
    const from = context.currentTime + at;
    const shape = context.createGain();
    shape.gain.setValueAtTime(0.0001, from);
    shape.gain.exponentialRampToValueAtTime(loud, from + 0.008);
    shape.gain.exponentialRampToValueAtTime(0.0001, from + lasts);
    shape.connect(volume);
    if (noise) {
      const source = context.createBufferSource();
      source.buffer = this.#hiss ??= hissOf(context);
      const band = context.createBiquadFilter();
      band.type = "bandpass";
      band.frequency.value = pitch;
      source.connect(band).connect(shape);
      source.start(from);
      source.stop(from + lasts);
    } else {
      const tone = context.createOscillator();
      tone.type = "triangle";
      tone.frequency.value = pitch;
      tone.connect(shape);
      tone.start(from);
      tone.stop(from + lasts);
    }
  }
}

function hissOf(context: AudioContext): AudioBuffer {
  const hiss = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
  const data = hiss.getChannelData(0);
  for (let n = 0; n < data.length; n += 1) data[n] = Math.random() * 2 - 1;
  return hiss;
}

function readLevel(): number {
  try {
    return LEVELS.find((level) => String(level) === localStorage.getItem(LEVEL)) ?? 1;
  } catch {
    return 1;
  }
}

function read(): boolean {
  try {
    return localStorage.getItem(KEY) !== "off";
  } catch {
    return true;
  }
}

export const sounds = new Sounds();
