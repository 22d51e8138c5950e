import { describe, expect, it } from "vitest";

import { bytesOf, creationOptions, credentialJson, requestOptions, textOf } from "./passkeys";

describe("bytes in base64url", () => {
  it.each([[[]], [[0]], [[255, 254]], [[251, 239, 190, 1]], [[...Array(70).keys()]]])(
    "are read as written: %j",
    (bytes) => {
      const text = textOf(Uint8Array.from(bytes).buffer);
      expect(text).not.toMatch(/[+/=]/);
      expect([...bytesOf(text)]).toEqual(bytes);
    },
  );
});

describe("what the service says", () => {
  it("becomes options with bytes, and all else stays", () => {
    const options = creationOptions({
      challenge: "AQID",
      rp: { id: "localhost", name: "Beltane" },
      user: { id: "YW5u", name: "Ann", displayName: "Ann" },
      excludeCredentials: [{ id: "BAU", type: "public-key" }],
      timeout: 60_000,
    });
    expect([...(options.challenge as Uint8Array)]).toEqual([1, 2, 3]);
    expect([...(options.user.id as Uint8Array)]).toEqual([97, 110, 110]);
    expect([...(options.excludeCredentials![0]!.id as Uint8Array)]).toEqual([4, 5]);
    expect(options.rp).toEqual({ id: "localhost", name: "Beltane" });
    expect(options.timeout).toBe(60_000);
  });

  it("may leave credentials out", () => {
    const options = requestOptions({ challenge: "AQID", rpId: "localhost" });
    expect(options.allowCredentials).toEqual([]);
    expect(options.rpId).toBe("localhost");
  });
});

it("sends a credential with those parts that it has", () => {
  const bytes = Uint8Array.from([1, 2, 3]).buffer;
  const credential = {
    id: "AQID",
    rawId: bytes,
    type: "public-key",
    response: { clientDataJSON: bytes, signature: bytes, userHandle: null },
    getClientExtensionResults: () => ({}),
  };
  expect(credentialJson(credential as unknown as PublicKeyCredential)).toEqual({
    id: "AQID",
    rawId: "AQID",
    type: "public-key",
    response: { clientDataJSON: "AQID", signature: "AQID" },
    clientExtensionResults: {},
  });
});
