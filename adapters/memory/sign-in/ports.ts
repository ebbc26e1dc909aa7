import { Codes } from "#core/sign-in/codes/codes.port.ts";
import { Passwords } from "#core/sign-in/passwords/passwords.port.ts";
import { memoryCodes } from "./codes.ts";
import { memoryPasswords } from "./passwords.ts";
import type { MemoryArea } from "#adapters/memory/memory-area.ts";

export const signInInMemory: MemoryArea = {
  ports(memory, keep) {
    keep(Codes, memoryCodes(memory));
    keep(Passwords, memoryPasswords(memory));
  },
};
