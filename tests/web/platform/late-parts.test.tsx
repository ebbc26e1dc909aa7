import { Component, Suspense, useState } from "react";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { Container } from "inversify";
import { afterEach, describe, expect, it, vi } from "vitest";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { token } from "#core/shared/token.ts";
import { latePart, laterPart } from "#web/platform/late/late-part.ts";
import { useAhead } from "#web/platform/late/use-ahead.ts";
import { useLoaded } from "#web/platform/late/use-loaded.ts";
import { late, needsIn } from "#web/platform/late/needs.ts";
import { AllDependencies } from "#web/platform/late/all-dependencies.ts";
import { DependenciesProvider, useNeeds } from "#web/platform/window/dependencies.tsx";
import type { ReactNode } from "react";

afterEach(() => {
  cleanup();
  vi.unstubAllEnvs();
});

const Greeting = token<string>("Greeting");
const Greet = token<(name: string, mark: string) => Promise<string>>("Greet");

function aContainer(greeting: string): Container {
  const container = new Container();
  container.bind(Greeting).toConstantValue(greeting);
  container.bind(Greet).toConstantValue(async (name: string, mark: string) => `${greeting}, ${name}${mark}`);
  return container;
}

const drawn = () => document.body.textContent;

class Lost extends Component<{ readonly children: ReactNode }> {
  override state = { isLost: false };
  static getDerivedStateFromError = () => ({ isLost: true });
  override render = () => (this.state.isLost ? "lost" : this.props.children);
}

describe("a part that comes late", () => {
  const Part = ({ name }: { readonly name: string }) => <b>{name}</b>;
  const page = (Late: ReturnType<typeof latePart<{ readonly name: string }>>) =>
    act(async () => {
      render(
        <Lost>
          <Suspense fallback="waits">
            <Late name="Asha" />
          </Suspense>
        </Lost>,
      );
    });

  it("is asked for before it is drawn, and drawn with what it is given", async () => {
    const load = vi.fn(async () => Part);
    const Late = latePart(load);
    expect(load).toHaveBeenCalledTimes(1);
    await page(Late);
    expect(drawn()).toBe("Asha");
  });

  it("is asked for by its drawing alone where it is a part of another, and on a server", async () => {
    const load = vi.fn(async () => Part);
    const Later = laterPart(load);
    vi.stubEnv("SSR", true);
    latePart(load);
    expect(load).not.toHaveBeenCalled();
    await page(Later);
    expect([drawn(), load.mock.calls.length]).toEqual(["Asha", 1]);
  });

  it("is asked for again by its drawing where its code did not come, and then tells of it", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const load = vi.fn(() => Promise.reject<typeof Part>(new PortUnavailable("code", null)));
    const Late = latePart(load);
    await page(Late);
    expect([drawn(), load.mock.calls.length]).toEqual(["lost", 2]);
  });
});

describe("code that is loaded ahead", () => {
  function Page({ loads }: { readonly loads: readonly (() => Promise<unknown>)[] }) {
    useAhead(loads);
    return null;
  }

  it("is asked for once the page stands, all of it, lost or not, and once more where it is other code", async () => {
    const [lost, found, other] = [vi.fn(() => Promise.reject(new Error("no line"))), vi.fn(async () => 1), vi.fn(async () => 2)];
    const loads = [lost, found];
    const { rerender } = render(<Page loads={loads} />);
    rerender(<Page loads={loads} />);
    await act(async () => {});
    expect([lost.mock.calls.length, found.mock.calls.length]).toEqual([1, 1]);
    rerender(<Page loads={[other]} />);
    expect(other).toHaveBeenCalledTimes(1);
  });
});

describe("what few pages need", () => {
  const OtherGreeting = token<string>("OtherGreeting");

  const needs = { greeting: { greeting: late(Greeting) }, other: { greeting: late(OtherGreeting) } };

  function Greets({ of = "greeting" }: { readonly of?: keyof typeof needs }) {
    const coming = useLoaded(useNeeds(needs[of]).greeting);
    if (coming.kind === "here") return <b>{coming.value}</b>;
    if (coming.kind === "coming") return <i>waits</i>;
    return coming.kind === "unavailable" ? (
      <button type="button" onClick={coming.again}>
        again
      </button>
    ) : null;
  }

  const window = (allDependencies: AllDependencies, part: ReactNode = <Greets />) => {
    const container = new Container();
    container.bind(AllDependencies).toConstantValue(allDependencies);
    return <DependenciesProvider value={container}>{part}</DependenciesProvider>;
  };
  const draw = (allDependencies: AllDependencies) => render(window(allDependencies));

  it("waits for its code and is here then", async () => {
    const { promise, resolve } = Promise.withResolvers<Container>();
    draw(() => promise);
    expect(drawn()).toBe("waits");
    await act(async () => resolve(aContainer("Namaste")));
    expect(drawn()).toBe("Namaste");
  });

  it("is tried again, as often as is asked, where its code does not come", async () => {
    const allDependencies = vi
      .fn<AllDependencies>()
      .mockRejectedValueOnce(new PortUnavailable("code", null))
      .mockRejectedValueOnce(new PortUnavailable("code", null));
    allDependencies.mockResolvedValue(aContainer("Namaste"));
    draw(allDependencies);
    for (const tries of [1, 2]) {
      fireEvent.click(await screen.findByRole("button"));
      await act(async () => {});
      expect(allDependencies).toHaveBeenCalledTimes(tries + 1);
    }
    expect(drawn()).toBe("Namaste");
  });

  it("is another thing once another is asked for, and the same window's alone", async () => {
    const container = aContainer("Namaste");
    container.bind(OtherGreeting).toConstantValue("Vanakkam");
    function Changes() {
      const [of, ask] = useState<keyof typeof needs>("greeting");
      return (
        <button type="button" onClick={() => ask("other")}>
          <Greets of={of} />
        </button>
      );
    }
    const { rerender } = await act(async () => render(window(async () => container, <Changes />)));
    expect(drawn()).toBe("Namaste");
    await act(async () => fireEvent.click(screen.getByRole("button")));
    expect(drawn()).toBe("Vanakkam");
    const other = new Container();
    other.bind(OtherGreeting).toConstantValue("Nomoshkar");
    await act(async () => rerender(window(async () => other, <Changes />)));
    expect(drawn()).toBe("Nomoshkar");
  });

  it.each(["comes", "does not come"])("changes nothing where it was left before its code %s", async (what) => {
    const first = Promise.withResolvers<Container>();
    const { rerender } = draw(() => first.promise);
    await act(async () => rerender(window(async () => aContainer("the newer"))));
    expect(drawn()).toBe("the newer");
    await act(async () => (what === "comes" ? first.resolve(aContainer("the older")) : first.reject(new PortUnavailable("code", null))));
    expect(drawn()).toBe("the newer");
  });
});

describe("what is needed", () => {
  const Kinds = { loud: token<(name: string) => Promise<string>>("Loud"), low: token<(name: string) => Promise<string>>("Low") };
  const names = { greet: Greet, kinds: Kinds, greeting: late(Greeting) };

  it("is given under its names: a use case, those of each kind, and what comes late with its first use", async () => {
    const [window, all] = [aContainer("not yet"), vi.fn(async () => aContainer("Namaste"))];
    window.bind(Kinds.loud).toConstantValue(async (name: string) => name.toUpperCase());
    window.bind(Kinds.low).toConstantValue(async (name: string) => name.toLowerCase());
    window.bind(AllDependencies).toConstantValue(all);
    const { greet, kinds, greeting } = needsIn(window, names);
    expect(await greet("Asha", "!")).toBe("not yet, Asha!");
    expect(await Promise.all([kinds.loud("Asha"), kinds.low("Asha")])).toEqual(["ASHA", "asha"]);
    expect(all).not.toHaveBeenCalled();
    expect(await greeting()).toBe("Namaste");
  });

  it("can be asked for again where its code did not come", async () => {
    const window = new Container();
    const all = vi.fn<AllDependencies>().mockRejectedValueOnce(new PortUnavailable("code", null)).mockResolvedValue(aContainer("Namaste"));
    window.bind(AllDependencies).toConstantValue(all);
    const { greeting } = needsIn(window, { greeting: late(Greeting) });
    await expect(greeting()).rejects.toBeInstanceOf(PortUnavailable);
    expect(await greeting()).toBe("Namaste");
  });
});
