"""Settings of a server: flags first, then `ANTIPATER_…` of the environment, then a TOML file."""

import os
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Any, Literal

from limits import parse
from platformdirs import user_data_path
from pydantic import AfterValidator, Field, ValidationError
from pydantic_settings import BaseSettings, PydanticBaseSettingsSource, SettingsConfigDict, TomlConfigSettingsSource

from antipater.game.errors import BadOption

DATABASE_FILE = "antipater.sqlite3"
# Variables of the environment that other parts of the program read.
OTHER_VARIABLES = {
    f"ANTIPATER_{name}" for name in ("CONFIG", "TOKEN", "SERVER", "PURE", "COMPILE", "PROFILE", "TEST_COMPILED")
}


def checked_limit(text: str) -> str:
    """Return a limit; raise ValueError if it cannot be parsed."""
    if text:
        parse(text)
    return text


Limit = Annotated[str, AfterValidator(checked_limit)]


class Settings(BaseSettings):
    """All settings with their defaults; `docs/server.md` lists them."""

    model_config = SettingsConfigDict(env_prefix="ANTIPATER_", extra="forbid", frozen=True)

    host: str = "127.0.0.1"
    port: Annotated[int, Field(ge=0, le=65535)] = 8017  # 0: any free port
    data: Path = Field(default_factory=lambda: user_data_path("antipater", appauthor=False))
    database: str = ""  # a URL; empty: a SQLite file in the data directory
    advertise: str = ""  # where other processes on the same PostgreSQL reach this one; empty: where it listens
    workers: Annotated[int, Field(ge=1, le=64)] = 1  # processes that choose for opponents
    analysts: Annotated[int, Field(ge=1, le=64)] = 2  # processes that review and analyse when the games leave time
    think_seconds: Annotated[float, Field(gt=0)] = 30.0  # for a choice of an opponent
    think_megabytes: Annotated[int, Field(ge=128)] = 2048  # most memory of each worker
    think_agents: Annotated[int, Field(ge=0)] = 64  # agents that each worker keeps between moves
    opponents: dict[str, str] = Field(default_factory=dict)  # of one's own, by name: {"pupil": "net@FILE:400"}
    log: Literal["console", "json"] = "console"  # lines for a terminal, or JSON lines
    log_level: Literal["debug", "info", "warning", "error"] = "warning"  # info logs every request
    metrics: Literal["local", "everybody", "off"] = "local"  # who may read /metrics: this machine alone
    think_quota: Annotated[float, Field(gt=0)] = 300.0  # seconds; whose opponents think longer waits behind others
    open_games: Annotated[int, Field(ge=1)] = 10  # of one user that wait for players
    running_games: Annotated[int, Field(ge=1)] = 200  # of one user at a time
    opponents_only: Annotated[int, Field(ge=0)] = 2  # running games of one user in which opponents alone play
    opponents_only_everywhere: Annotated[int, Field(ge=0)] = 8  # … of all users of a process
    seek_minutes: Annotated[float, Field(gt=0)] = 30.0  # then a game in the lobby is withdrawn
    open_days: Annotated[float, Field(gt=0)] = 14.0  # … if it is played by days, and any other open game
    abandoned_days: Annotated[float, Field(gt=0)] = 365.0  # then a game without a clock ends in which nobody chooses
    guest_days: Annotated[float, Field(gt=0)] = 90.0  # then a guest without a session and without a game is removed
    idle_seconds: Annotated[float, Field(gt=0)] = 300.0  # then an unused room is unloaded
    keep_alive_seconds: Annotated[float, Field(gt=0)] = 7.0  # then an empty line is sent on a stream
    seeds: bool = True  # players add seeds to the deals of games that do not say otherwise
    seed_seconds: Annotated[float, Field(gt=0)] = 5.0  # then a game whose seats are taken starts without those missing
    claim_seconds: Annotated[float, Field(gt=0)] = 180.0  # then a player who is absent can be removed
    query_seconds: Annotated[float, Field(gt=0)] = 5.0  # then a query of the database is interrupted
    batch: Annotated[int, Field(ge=1)] = 500  # most requests in one transaction
    origins: tuple[str, ...] = ()  # pages that may use the server, as https://play.example.org; empty: its own alone
    https_only: bool = False  # refuse plain HTTP from other machines
    metrics_token: str = ""  # with it, /metrics can be read from anywhere: Authorization: Bearer …
    header_seconds: Annotated[float, Field(gt=0)] = 10.0  # until the headers of a request must be complete
    address_connections: Annotated[int, Field(ge=1)] = 256  # open connections of one address, without sockets
    connections: Annotated[int, Field(ge=1)] = 64  # streams and sockets of one account at a time
    address_limit: Limit = "6000/minute"  # requests from one address; "" for no limit
    account_limit: Limit = "3000/minute"  # … from one account
    game_limit: Limit = "1200/minute"  # … that change one game
    create_limit: Limit = "120/10 minutes"  # new games of one account
    create_address_limit: Limit = "600/10 minutes"  # … from one address
    fold_limit: Limit = "120/minute"  # logs of games that are read from their beginning, for one account or address
    review_limit: Limit = "60/hour"  # reviews of games that one account or address starts
    hint_limit: Limit = "20/minute"  # hints for one account
    analysis_limit: Limit = "300/10 minutes"  # positions that the engine judges for one account or address
    examine_limit: Limit = "600/minute"  # positions and records on the analysis board of one account or address
    login_limit: Limit = "10/15 minutes"  # login attempts for one account from one address
    login_address_limit: Limit = "60/15 minutes"  # … for any account from one address
    login_account_limit: Limit = "100/hour"  # … for one account from anywhere
    chat_limit: Limit = "10/30 seconds"  # lines of one player in one game
    newcomer_limit: Limit = "120/hour"  # new guests and accounts from one address
    export_limit: Limit = "10/hour"  # exports of one account's data
    report_limit: Limit = "10/day"  # reports of one user
    report_address_limit: Limit = "30/day"  # … from one address
    block_limit: Limit = "60/hour"  # users that one user blocks or unblocks
    mail_server: str = ""  # HOST or HOST:PORT of an SMTP server; empty: no mail
    mail_from: str = ""  # the sender, as Antipater <games@example.org>
    mail_user: str = ""  # a login to the SMTP server, if it needs one
    mail_password: str = ""
    mail_security: Literal["starttls", "tls", "none"] = "starttls"
    mail_page: str = ""  # where links in letters lead; empty: the first of the origins
    mail_limit: Limit = "3/hour"  # letters to one address, or for one account
    mail_address_limit: Limit = "20/hour"  # requests about mail from one address
    notice_limit: Limit = "20/day"  # notices to one user
    notice_minutes: Annotated[float, Field(ge=0)] = 10.0  # then a turn in a game of days is announced by mail
    imprint: dict[Literal["en", "fr"], Path] = Field(default_factory=dict)  # pages in Markdown, by language
    privacy: dict[Literal["en", "fr"], Path] = Field(default_factory=dict)
    conduct: dict[Literal["en", "fr"], Path] = Field(default_factory=dict)
    names_file: Path | None = None  # names that nobody may have, besides those that are shipped

    @property
    def is_public(self) -> bool:
        """Whether the server is for the internet, behind a proxy: then requests from this machine have no privilege."""
        return bool(self.origins) or self.https_only

    @property
    def database_url(self) -> str:
        """The database URL for SQLAlchemy, with the driver that we ship."""
        if not self.database:
            return f"sqlite+aiosqlite:///{(self.data / DATABASE_FILE).absolute()}"
        scheme, separator, rest = self.database.partition("://")
        drivers = {"sqlite": "sqlite+aiosqlite", "postgres": "postgresql+asyncpg", "postgresql": "postgresql+asyncpg"}
        known = {*drivers, *drivers.values()}
        if not separator or scheme not in known:
            raise BadOption(f"a database is sqlite:///FILE or postgresql://USER@HOST/NAME, not {scheme!r}")
        return f"{drivers.get(scheme, scheme)}://{rest}"

    @classmethod
    def settings_customise_sources(
        cls,
        settings_cls: type[BaseSettings],
        init_settings: PydanticBaseSettingsSource,
        env_settings: PydanticBaseSettingsSource,
        dotenv_settings: PydanticBaseSettingsSource,
        file_secret_settings: PydanticBaseSettingsSource,
    ) -> tuple[PydanticBaseSettingsSource, ...]:
        """Return the sources of settings: flags first, then the environment, then the file."""
        return init_settings, env_settings, TomlConfigSettingsSource(settings_cls)


def check_environment() -> None:
    """Raise BadOption if a variable of the environment looks like a setting and is none: it may be misspelt."""
    known = {f"ANTIPATER_{name}".upper() for name in Settings.model_fields} | OTHER_VARIABLES
    for name in sorted(os.environ):
        if name.startswith("ANTIPATER_") and name not in known:
            near = get_close_matches(name, known, 1)
            hint = f"; did you mean {near[0]}?" if near else ""
            raise BadOption(f"{name} is not a setting{hint}")


def read_settings(file: Path | None = None, **flags: Any) -> Settings:
    """Return the settings; raise BadOption and name the wrong setting. Flags that are None were not given."""
    if file is not None and not file.is_file():
        raise BadOption(f"there is no settings file {file}")

    check_environment()

    class WithFile(Settings):
        model_config = SettingsConfigDict(toml_file=file)

    try:
        found = WithFile(**{flag: value for flag, value in flags.items() if value is not None})
    except ValidationError as error:
        first = error.errors()[0]
        name = ".".join(str(part) for part in first["loc"])
        raise BadOption(f"the setting {name} is wrong: {first['msg']}, not {first.get('input')!r}") from error
    except ValueError as error:
        raise BadOption(f"{file}: {error}") from error
    return Settings.model_construct(**found.model_dump())
