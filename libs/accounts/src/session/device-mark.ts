import { randomBytes } from 'node:crypto';

/** A browser that signed in before, as its cookie says. It opens nothing: only the limit of failed attempts reads it. */
export interface Device {
  readonly id: string;
  /** When (days since 1970) it signed in, and the proof of it, for each account; the newest last. */
  readonly marks: readonly (readonly [day: number, proof: string])[];
}

/** An answer that the mark is written to. */
export interface WritesHeaders {
  header(name: string, value: string): unknown;
}

export interface DeviceMarks {
  /** The device that a `Cookie` header names, null when it names none. */
  read(cookies: string | undefined): Device | null;
  /** Whether the device signed in to the account of an address before. */
  knows(device: Device, emailId: string): boolean;
  /** The `Set-Cookie` header after a sign-in. */
  written(device: Device | null, emailId: string): string;
}

const NAME = 'terroir_device';
const FORM = /^[\w-]{22}(?:\.\d{1,6}-[0-9a-f]{32}){1,5}$/;
/** A mark is good for so many days, which is as long as browsers keep a cookie. */
const DAYS = 400;
/** So many accounts may share a device. */
const ACCOUNTS = 5;
const DAY = 24 * 60 * 60 * 1000;

/**
 * Marks of devices: a random number and, for each account that signed in there, a keyed hash of both and the day. The browser
 * sends it with a sign-in and nothing else (`Path`), no script can read it, and no other site can have it sent.
 */
export function deviceMarks(keyedHash: (text: string) => string, now: () => string, isHttps: boolean): DeviceMarks {
  const today = (): number => Math.floor(Date.parse(now()) / DAY);
  const proofOf = (id: string, emailId: string, day: number): string =>
    keyedHash(`device ${id} ${emailId} ${day}`).slice(0, 32);
  const isOf = (id: string, emailId: string, [day, proof]: Device['marks'][number]): boolean =>
    day + DAYS > today() && proof === proofOf(id, emailId, day);

  return {
    read(cookies) {
      const value = new RegExp(`(?:^|;\\s*)${NAME}=([^;]*)`).exec(cookies ?? '')?.[1]?.trim() ?? '';
      if (!FORM.test(value)) return null;
      const [id = '', ...marks] = value.split('.');
      return {
        id,
        marks: marks.map((mark) => {
          const [day, proof = ''] = mark.split('-');
          return [Number(day), proof] as const;
        }),
      };
    },
    knows: ({ id, marks }, emailId) => marks.some((mark) => isOf(id, emailId, mark)),
    written(device, emailId) {
      const { id, marks } = device ?? { id: randomBytes(16).toString('base64url'), marks: [] };
      const day = today();
      const others = marks.filter((mark) => !isOf(id, emailId, mark)).slice(1 - ACCOUNTS);
      const value = [id, ...[...others, [day, proofOf(id, emailId, day)] as const].map((mark) => mark.join('-'))].join(
        '.',
      );
      const seconds = (DAYS * DAY) / 1000;
      return `${NAME}=${value}; Path=/api/v1/authenticate; Max-Age=${seconds}; HttpOnly; SameSite=Strict${isHttps ? '; Secure' : ''}`;
    },
  };
}
