// Addresses that are given to others.
const OWN_MACHINE = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/;

// Whether an address leads every other device to itself.
export function opensHereOnly(address: string): boolean {
  return OWN_MACHINE.test(new URL(address).hostname);
}
